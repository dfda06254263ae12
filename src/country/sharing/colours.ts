import { statusRole } from '../status-class.ts';

/**
 * The light theme's role colours that the sharing images use. resvg knows no custom properties, so they
 * stand here a second time; a test compares them with the stylesheets.
 */
export const COLOURS = {
  ink: '#14261d',
  'ink-muted': '#475850',
  cover: '#0b3b2a',
  'on-cover': '#f4f1e2',
  'on-cover-muted': '#bfd3c4',
  foil: '#d2ac5b',
  free: '#0c5a3a',
  'free-tint': '#dfeedf',
  required: '#93203a',
  'required-tint': '#f6e1df',
  arrival: '#1c4a85',
  'arrival-tint': '#dfe8f4',
  eta: '#6f4a00',
  'eta-tint': '#f6e8c3',
  ask: '#3f4945',
  'ask-tint': '#e6e7de',
  'iris-green': '#63a281',
  'iris-ochre': '#c6a552',
  'iris-rose': '#ce938a',
} as const;

/** Ink and tint of a visa status. */
export function statusColours(status: string): { ink: string; tint: string } {
  const role = statusRole(status);
  return { ink: COLOURS[role], tint: COLOURS[`${role}-tint`] };
}
