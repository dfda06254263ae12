import './status.css';
import type { Country } from '../catalogue/country.ts';
import { regionLabel } from '../catalogue/region.ts';
import { badgeText } from '../catalogue/voice/wording.ts';
import { Icon } from '../ui/icon.tsx';
import { statusClass, statusIcon } from './status-class.ts';

export { statusClass } from './status-class.ts';

/** A small immigration stamp: shape, ink, icon and word all say the status. Its page brings `badge.css`. */
export function StatusBadge({ status, text }: { status: string; text: string }) {
  return (
    <span className={`badge ${statusClass(status, text)}`}>
      <Icon name={statusIcon(status)} />
      <BadgeWords text={text} />
    </span>
  );
}

/** A country's status with its region beside it. Its page brings `badge.css` and `badge-line.css`. */
export function RegionAndStatus({ country }: { country: Country }) {
  return (
    <p className="badges actions">
      <StatusBadge status={country.visaStatus} text={badgeText(country)} />
      <span className="badge badge--region">{regionLabel(country.region)}</span>
    </p>
  );
}

/** The status, and what qualifies it on a line of its own. */
function BadgeWords({ text }: { text: string }) {
  const [word, qualifier] = text.split(' · ');
  return (
    <span>
      {word}
      {qualifier && (
        <small>
          <i> · </i>
          {qualifier}
        </small>
      )}
    </span>
  );
}
