import { make, makeIcon } from '../ui/make.ts';
import { statusClass, statusIcon } from './status-class.ts';

/** As `StatusBadge` draws it. */
export function makeBadge(status: string, text: string): Node {
  const [word = '', qualifier] = text.split(' · ');
  const words = make('span', {}, word);
  if (qualifier) words.append(make('small', {}, make('i', {}, ' · '), qualifier));
  return make('span', { className: `badge ${statusClass(status, text)}` }, makeIcon(statusIcon(status)), words);
}
