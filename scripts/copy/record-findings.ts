import type { CountryRecord } from '../../src/catalogue/country-schema.ts';
import { UNCONFIRMED } from '../../src/catalogue/visa-status.ts';
import { withEntryLines } from '../../src/catalogue/voice/entry-lines.ts';
import { usualNextStep } from '../../src/catalogue/voice/spoken-defaults.ts';
import type { CopyFinding } from './finding.ts';
import { bigWords, likeness } from './likeness.ts';
import { sentencesOf } from './readability.ts';
import type { ContentPage, ReaderText } from './reader-texts.ts';

/** Where a record says in other words what the site says itself, or gives no time where one is promised. */
export function recordFindings({ data, texts }: ContentPage): CopyFinding[] {
  const fixed = fixedSentences(data as Partial<CountryRecord>);
  return texts.flatMap((text) => [...nearCopyFindings(text, fixed), ...timelessFindings(text)]);
}

/** What pages say by themselves of what this record holds as data. */
function fixedSentences(record: Partial<CountryRecord>): string[] {
  const { requirements, healthRequirements } = withEntryLines({ ...record, requirements: [], healthRequirements: [] });
  return [
    ...[...requirements, ...healthRequirements].flatMap(({ text }) =>
      sentencesOf(text).filter((sentence) => !sentence.includes(UNCONFIRMED)),
    ),
    usualNextStep('visa-free'),
    usualNextStep('visa-required'),
    usualNextStep('visa-required', record.applicationUrl),
  ];
}

const LISTED_FIELDS = /^(?:requirements|healthRequirements|processSteps|nextStep|notes)(?:\.|$)/;

/** From here on two sentences say the same: found by trying it on the whole catalogue. */
const ALIKE = 0.75;

function nearCopyFindings({ field, text }: ReaderText, fixed: readonly string[]): CopyFinding[] {
  if (!LISTED_FIELDS.test(field)) return [];
  return sentencesOf(text).flatMap((sentence) => {
    const original = fixed.find(
      (candidate) => candidate !== sentence && likeness(bigWords(candidate), bigWords(sentence)) >= ALIKE,
    );
    if (!original) return [];
    const fix = `La página ya dice «${original}»: quítala, o agrega solo lo que falta.`;
    return [{ field, rule: 'near-copy', sentence, fix }];
  });
}

const TIMELESS = /poco tiempo|rápid[oa]|pronto|enseguida|varía/iu;

/** `Tiempo de trámite` is followed by a time; what nobody knows is `takes: unknown`, with where to ask. */
function timelessFindings({ field, text }: ReaderText): CopyFinding[] {
  const [vague] = /processingTime.*\.note$|^procedure$/.test(field) ? (TIMELESS.exec(text) ?? []) : [];
  if (!vague) return [];
  return [{ field, rule: 'processing-time', sentence: text, fix: `«${vague}»: di cuánto, o dónde preguntarlo.` }];
}
