import { VISA_STATUSES, type VisaStatus } from '../../catalogue/visa-status.ts';
import { statusClass } from '../../country/badge.tsx';
import { pointId } from './point-id.ts';
import { WORLD_HEIGHT } from './world-size.ts';

/** The textures of the stamps as fills; `Sin Visa` is solid. Tiles of 16 units, which the script keeps at one size. */
const TEXTURES = {
  'visa-required': <path d="M4 0v16M12 0v16" strokeWidth="4" />,
  'visa-on-arrival': <path d="M4 4h0M12 12h0" strokeWidth="6" strokeLinecap="round" />,
  'eta-required': <path d="M4 0v16M12 0v16" strokeWidth="4" />,
} as const satisfies Partial<Record<VisaStatus, React.JSX.Element>>;

/** Places too small for an outline, in the shape of their stamp: oval, octagon, arrow, ticket. Centred on 0,0. */
const POINTS: Record<VisaStatus, React.JSX.Element> = {
  'visa-free': <circle className="point--solid" r="9" />,
  'visa-required': <path d="M-4-9h8l5 5v8l-5 5h-8l-5-5v-8zM0-9v18" />,
  'visa-on-arrival': <path d="M-10-8h11l9 8-9 8h-11zM-3 0h.1" />,
  'eta-required': <path d="M-10-7h20v14h-20zM-5 7l10-14" />,
};

export function WorldDefs() {
  return (
    <defs>
      <linearGradient id="aros" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={WORLD_HEIGHT}>
        <stop className="ring-ink" offset=".62" />
        <stop className="ring-ink" offset=".98" stopOpacity="0" />
      </linearGradient>
      {Object.entries(TEXTURES).map(([status, texture]) => (
        <pattern
          key={status}
          id={`trama-${status}`}
          className={`texture ${statusClass(status)}`}
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
          patternTransform={status === 'eta-required' ? 'rotate(45)' : undefined}
        >
          <rect width="16" height="16" />
          {texture}
        </pattern>
      ))}
      {VISA_STATUSES.map((status) => (
        <g key={status} id={pointId(status)}>
          {POINTS[status]}
        </g>
      ))}
    </defs>
  );
}
