import '../country/share.css';
import './claims.css';
import type { ClaimReview, WithContext } from 'schema-dts';
import { formatPartialDate } from '../catalogue/partial-date.ts';
import { type Rank, rankOf } from '../catalogue/source-kind.ts';
import { midday } from '../catalogue/today.ts';
import { AnswerPanel, LOOKS } from '../country/answer-panel.tsx';
import { SourceLink } from '../country/notices.tsx';
import { ShareButtons } from '../country/share-buttons.tsx';
import type { ShareImage } from '../country/sharing/png.server.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { VERDICTS } from './claim-schema.ts';
import { claimPath, type PublishedClaim } from './claims.server.ts';

/** What ends a sentence, where an abbreviation has not. */
const ended = (name: string) => (name.endsWith('.') ? ' ' : '. ');

const SAID: Record<Rank, string> = {
  authority: 'Lo dice: ',
  'other-government': 'Lo dice, aunque no es quien decide: ',
  carrier: 'Lo dice, aunque no es quien decide: ',
  data: 'Solo lo dicen datos abiertos: ',
  press: 'Lo dice, sin ser una autoridad: ',
};

interface ClaimPageProps {
  claim: PublishedClaim;
  /** Canonical address of the page, and of its picture. */
  url: string;
  image: Pick<ShareImage, 'href' | 'alt'>;
}

/** One claim: how true it is, who says so, and how to answer whoever sent it. */
export function ClaimPage({ claim, url, image }: ClaimPageProps) {
  const { authority, checkedOn } = claim;
  const { word, tone } = VERDICTS[claim.verdict];
  const message = `«${claim.claim}»\n${word}: ${claim.answer}`;
  return (
    <div className="wrap page stack gap-5 claim">
      <p>
        <a className="arrow-link" href="/es-cierto">
          <Icon name="back" /> ¿Es cierto?
        </a>
      </p>
      <h1>«{claim.claim}»</h1>
      <AnswerPanel tone={tone} word={word}>
        <p>{claim.answer}</p>
      </AnswerPanel>
      <p className="note">
        {SAID[rankOf(authority)]}
        <SourceLink source={authority} />
        {authority.seen === 'cited' ? ', citada por otra página. ' : ended(authority.name)}Revisado el{' '}
        {formatPartialDate(checkedOn)}.
      </p>
      <p className="actions">
        <a className="arrow-link" href={claim.path}>
          Ver la respuesta completa
        </a>
        <a className="arrow-link" href="/reportar-error">
          Reportar un dato equivocado
        </a>
      </p>
      <section className="stack under-rule" aria-labelledby="compartir">
        <h2 id="compartir">Responde en el chat</h2>
        <ShareButtons shared={{ text: claim.claim, message, url }} />
        <p className="actions">
          <ButtonLink look="outline" small href={image.href} download={`${claim.id}.png`}>
            Guardar la imagen
          </ButtonLink>
        </p>
        <img className="claim__image" src={image.href} width={1200} height={630} loading="lazy" alt={image.alt} />
      </section>
    </div>
  );
}

const SITE = { '@type': 'Organization', name: 'Pasaporte Verde' } as const;

/** schema.org `ClaimReview`: 5 is true, 1 is false. */
export function claimData(claim: PublishedClaim, url: string): WithContext<ClaimReview> {
  const { word, rating } = VERDICTS[claim.verdict];
  return {
    '@context': 'https://schema.org',
    '@type': 'ClaimReview',
    url,
    inLanguage: 'es-MX',
    claimReviewed: claim.claim,
    datePublished: midday(claim.checkedOn).toISOString(),
    author: SITE,
    itemReviewed: { '@type': 'Claim', name: claim.claim },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1, alternateName: word },
    reviewBody: claim.answer,
  };
}

/** Every claim with its verdict, in the order of how much it costs to believe it. */
export function ClaimsPage({ claims }: { claims: readonly PublishedClaim[] }) {
  return (
    <div className="wrap page stack gap-5">
      <hgroup>
        <h1>¿Es cierto?</h1>
        <p className="lead">
          Lo que se dice en chats y videos, comparado con la fuente. Primero lo que más viajes ha costado.
        </p>
      </hgroup>
      <ul className="ruled claims">
        {claims.map((claim) => {
          const { word, tone } = VERDICTS[claim.verdict];
          return (
            <li key={claim.id} className="claims__row">
              <span className={`badge status-${LOOKS[tone].role}`}>
                <Icon name={LOOKS[tone].icon} />
                {word}
              </span>
              <a href={claimPath(claim)}>«{claim.claim}»</a>
            </li>
          );
        })}
      </ul>
      <p>
        ¿Te llegó otra? <a href="/contacto">Mándanosla</a> y buscamos qué dice la fuente.
      </p>
    </div>
  );
}
