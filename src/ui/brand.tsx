import type { SVGProps } from 'react';

/** A green passport with a rosette where an authority would print its arms: we are not one. */
export function BrandMark(placement: SVGProps<SVGSVGElement>) {
  return (
    <svg {...placement} viewBox="0 0 26 32" aria-hidden="true" fill="none" stroke="currentColor">
      <rect x=".75" y=".75" width="24.5" height="30.5" rx="3" strokeWidth="1.5" />
      <path d="M4.2 1v30" strokeWidth=".8" />
      <g strokeWidth=".9" transform="translate(14.6 13.2)">
        {[0, 30, 60, 90, 120, 150].map((angle) => (
          <ellipse key={angle} rx="7.4" ry="2.7" transform={`rotate(${angle})`} />
        ))}
      </g>
      <path d="M8.5 26h12.2" strokeWidth="1.6" />
    </svg>
  );
}

export function Brand() {
  return (
    <>
      <BrandMark />
      <span>
        Pasaporte <span>Verde</span>
      </span>
    </>
  );
}
