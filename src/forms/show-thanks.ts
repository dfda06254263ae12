import { erasePostedDraft } from './drafts.ts';
import { SENT } from './messages.ts';

/** On `/gracias?de=contact`: the form's own thanks instead of the general one; its draft has arrived and goes. */
export function showThanks(): void {
  erasePostedDraft();
  const kind = new URLSearchParams(location.search).get('de') ?? '';
  const line = document.getElementById('thanks-text');
  const said = Object.entries(SENT).find(([name]) => name === kind)?.[1];
  if (line && said) line.textContent = [said].flat().join(' ');
}
