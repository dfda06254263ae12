import { useEffect, useRef } from 'react';
import { SourceLink } from '../../../country/source-link.tsx';
import { UnconfirmedRules } from '../../../country/unconfirmed-rules.tsx';
import type { CurrentSituation } from '../../../personal/current-situation.ts';
import type { PersonalView } from '../../../personal/personal-view.ts';
import { situationActions } from './situation-actions.ts';

/** In the verdict: why this is the reader's answer, what nobody could confirm, and the way back. */
export function PersonalReason({ view, current }: { view: PersonalView; current: CurrentSituation }) {
  const { because, rule, text, unconfirmed } = view;
  const actions = useRef<HTMLParagraphElement>(null);
  useEffect(() => actions.current?.replaceChildren(...situationActions(current)), [current]);
  return (
    <>
      <p>
        <b>{current.origin === 'address' ? 'Según este enlace:' : 'En tu caso:'}</b> {because} {text}{' '}
        {rule && <SourceLink source={rule.source} />} {rule?.confidence === 'medium' && 'Confírmalo antes de comprar.'}
      </p>
      <UnconfirmedRules rules={unconfirmed} />
      <p ref={actions} />
    </>
  );
}
