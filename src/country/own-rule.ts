import type { PersonalView } from '../journey/personal-view.ts';
import { make } from '../ui/make.ts';

/** What the rule of the reader's own answer says in full, behind why it is that answer (`because`), and who says so. */
export function ownRule({ text, rule }: PersonalView): (Node | string)[] {
  return [
    ` ${text} `,
    ...(rule ? [sourceLink(rule.source)] : []),
    rule?.confidence === 'medium' ? ' Confírmalo antes de comprar.' : '',
  ];
}

/** Rules that nobody could confirm, named so that the reader can ask; never taken as the answer. */
export function unconfirmedRules({ unconfirmed }: PersonalView): Node[] {
  return unconfirmed.map(({ text, source }) =>
    make('p', {}, make('b', {}, 'Por confirmar:'), ` ${text} `, sourceLink(source)),
  );
}

function sourceLink({ name, url }: { name: string; url: string }): Node {
  return make('a', { href: url, target: '_blank', rel: 'noopener' }, name);
}
