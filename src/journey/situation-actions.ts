import { make } from '../ui/make.ts';
import { addToSituation, type CurrentSituation, forgetSituation, readSituation } from './current-situation.ts';
import { withoutSituation } from './situation-address.ts';

/** How to change or undo a personal answer: of the reader's own, or of whoever shared the link. */
export function situationActions({ origin, situation }: CurrentSituation): Node[] {
  const change = make('a', { href: '/mi-situacion' }, 'Cambiar');
  if (origin === 'device') return [change, button('Quitar', forgetSituation)];
  const leave = button('Ver sin esas visas', () => undefined);
  const own = readSituation();
  if (own && situation.holds.every((document) => own.holds.includes(document))) return [leave];
  const words = own ? 'Agregar a mis visas' : 'Guardar como mis visas';
  return [button(words, () => addToSituation(situation)), leave];
}

/** Does it and opens the same page again, without the situation of the address. */
function button(text: string, act: () => void): HTMLButtonElement {
  const element = make('button', { type: 'button', className: 'text-button' }, text);
  element.addEventListener('click', () => {
    act();
    history.replaceState(history.state, '', location.pathname + location.search + withoutSituation(location.hash));
    location.reload();
  });
  return element;
}
