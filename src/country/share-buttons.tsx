import { Button, ButtonLink } from '../ui/button.tsx';
import { type Shared, shareTargets } from './share-targets.ts';

interface ShareButtonsProps {
  shared: Shared;
  /** A country whose answer depends on what its reader holds: they may share their own. */
  ownOf?: string | undefined;
}

/** Ways to pass something on: links that work by themselves. The page names the script of what they do besides (`share-buttons.element.ts`). */
export function ShareButtons({ shared, ownOf }: ShareButtonsProps) {
  return (
    <share-buttons data-text={shared.text} data-url={shared.url} data-own={ownOf}>
      {shareTargets(shared).map(({ method, label, href }) => (
        <ButtonLink
          key={method}
          look="outline"
          small
          role="button"
          href={href}
          target="_blank"
          rel="noopener"
          data-method={method}
        >
          {label}
        </ButtonLink>
      ))}
      <Button look="outline" small className="script-only" data-method="copy">
        Copiar enlace
      </Button>
      <Button look="outline" small data-method="system" hidden>
        Compartir…
      </Button>
      <p className="share__link" hidden />
    </share-buttons>
  );
}
