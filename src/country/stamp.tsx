import { type ReactNode, useId } from 'react';
import { isVisaStatus, type VisaStatus } from '../catalogue/visa-status.ts';
import { statusClass } from './status-class.ts';

interface StampProps {
  status: string;
  country: string;
  /** Last line: the stay, as short as it comes. */
  detail: string;
  /** The word across it, where that is not its status. */
  word?: string;
}

/** Font size that keeps a line of condensed capitals within `width` drawing units. */
function fitted(text: string, width: number, size: number): number {
  const widthAtSize = text.length * size * 0.62;
  return widthAtSize <= width ? size : Math.max(6, Math.floor((size * width * 10) / widthAtSize) / 10);
}

/** An immigration stamp. It is a status badge where it has a `label`, else it says what the words beside it say. */
export function Stamp({ label, ...props }: StampProps & { label?: string }) {
  return (
    <svg
      className={`stamp ${statusClass(props.status, label)}`}
      viewBox="-84 -60 168 120"
      width="118"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <StampDrawing {...props} />
    </svg>
  );
}

/** The drawing alone, for pages that place several stamps in one picture. */
export function StampDrawing({ status, country, detail, word }: StampProps) {
  const Drawing = isVisaStatus(status) ? DRAWINGS[status] : BoxStamp;
  return <Drawing name={country.toLocaleUpperCase('es-MX')} detail={detail.toLocaleUpperCase('es-MX')} word={word} />;
}

interface Lines {
  name: string;
  detail: string;
  word: string | undefined;
}

const DRAWINGS: Record<VisaStatus, (lines: Lines) => ReactNode> = {
  'visa-free': OvalStamp,
  'visa-required': OctagonStamp,
  'visa-on-arrival': ArrowStamp,
  'eta-required': TicketStamp,
};

const outline = { fill: 'none', stroke: 'currentColor' } as const;

function TextLine({ text, y, size, width }: { text: string; y: number; size: number; width: number }) {
  return (
    <text y={y} fontSize={fitted(text, width, size)} letterSpacing="1.2" textAnchor="middle" fill="currentColor">
      {text}
    </text>
  );
}

function OvalStamp({ name, detail, word = 'SIN VISA' }: Lines) {
  const arc = useId();
  const legend = name.length > 9 ? name : `MÉXICO · ${name}`;
  return (
    <>
      <ellipse rx="70" ry="52" {...outline} strokeWidth="3" />
      <ellipse rx="65" ry="47" {...outline} strokeWidth="1" />
      <path id={arc} d="M-52 6A52 34 0 0 1 52 6" fill="none" />
      <text fontSize={fitted(legend, 112, 12.5)} letterSpacing="1.4" fill="currentColor">
        <textPath href={`#${arc}`} startOffset="50%" textAnchor="middle">
          {legend}
        </textPath>
      </text>
      <TextLine text={word} y={9} size={24} width={112} />
      <path d="M-46 14h92" {...outline} strokeWidth="1" />
      <TextLine text={detail} y={28} size={13} width={78} />
    </>
  );
}

function OctagonStamp({ name }: Pick<Lines, 'name'>) {
  return (
    <>
      <path d="M-42-56H42L66-32V32L42 56H-42L-66 32V-32Z" {...outline} strokeWidth="3" />
      <path d="M-39-51H39L61-29V29L39 51H-39L-61 29V-29Z" {...outline} strokeWidth="1" />
      <path d="M-60-18H60M-60 18H60" {...outline} strokeWidth="1" />
      <TextLine text={name} y={-26} size={12} width={88} />
      <TextLine text="VISA" y={8} size={22} width={100} />
      <TextLine text="REQUERIDA" y={36} size={12} width={88} />
    </>
  );
}

function ArrowStamp({ name, detail }: Lines) {
  return (
    <>
      <path d="M-78-42H48L80 0 48 42H-78Z" {...outline} strokeWidth="3" />
      <path d="M-73-37H45.5L73.5 0 45.5 37H-73Z" {...outline} strokeWidth="1" />
      <g transform="translate(-12 0)">
        <TextLine text={name} y={-16} size={12} width={104} />
        <TextLine text="AL LLEGAR" y={9} size={22} width={116} />
        <TextLine text={detail} y={27} size={12} width={104} />
      </g>
    </>
  );
}

function TicketStamp({ name, detail }: Lines) {
  return (
    <>
      <path d="M-78-40H78V-9A9 9 0 0 0 78 9V40H-78V9A9 9 0 0 0-78-9Z" {...outline} strokeWidth="3" />
      <path d="M-73-35H73M-73 35H73" {...outline} strokeWidth="1" />
      <path d="M34-35V35" {...outline} strokeWidth="1.5" strokeDasharray="3 3" />
      <g transform="translate(-20 0)">
        <TextLine text={name} y={-16} size={12} width={88} />
        <TextLine text="EN LÍNEA" y={9} size={24} width={88} />
        <TextLine text={detail} y={27} size={12} width={88} />
      </g>
      <g transform="translate(54 0) scale(.95)" {...outline} strokeWidth="2">
        <path d="M-14-10H14V10H-14ZM-14 0H-5M5 0H14" />
        <circle r="5" />
      </g>
    </>
  );
}

function BoxStamp({ name, detail, word = 'CONSULTAR' }: Lines) {
  return (
    <>
      <path d="M-76-40H76V40H-76Z" {...outline} strokeWidth="3" strokeDasharray="6 4" />
      <TextLine text={name} y={-14} size={12} width={136} />
      <TextLine text={word} y={9} size={22} width={136} />
      <TextLine text={detail} y={28} size={12} width={136} />
    </>
  );
}
