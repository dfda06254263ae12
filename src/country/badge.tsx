import './status.css';
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
