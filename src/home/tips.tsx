import { InlineText } from '../reading/inline-text.tsx';
import { Button } from '../ui/button.tsx';
import { HomeFold } from './home-fold.tsx';
import type { Tip } from './home-texts.server.ts';

export function Tips({ tips }: { tips: readonly Tip[] }) {
  return (
    <HomeFold id="consejos" heading="Consejos de viaje" lead="Lo que evita problemas, en orden.">
      <copy-tips>
        <Button look="outline" className="home-fold__tool script-only">
          Copiar los consejos
        </Button>
        <ul className="ruled tips">
          {tips.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <InlineText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </copy-tips>
    </HomeFold>
  );
}
