import { canonicalSlug } from '../../src/catalogue/slug.ts';
import type { CopyFinding, CopyMistake } from './finding.ts';
import { narrativeFindings } from './narrative-findings.ts';
import { readability } from './readability.ts';
import type { ContentPage } from './reader-texts.ts';
import { recordFindings } from './record-findings.ts';
import type { BannedWords } from './text-findings.ts';
import { textFindings } from './text-findings.ts';

/** Every mistake of every text of a content folder, in the order of its files. */
export function copyMistakes(
  pages: readonly ContentPage[],
  bannedWords: readonly BannedWords[],
  today: string,
): CopyMistake[] {
  const records = new Map(pages.filter(isRecord).map((page) => [page.file, page]));
  const areas = new Map(pages.filter(isArea).map((page) => [page.data['area'], page]));
  return pages.flatMap((page) => {
    const name = /^content\/narratives\/(.*)\.md$/.exec(page.file)?.[1] ?? '';
    const record = records.get(`content/countries/${canonicalSlug(name)}.yaml`);
    const findings = [
      ...(record ? narrativeFindings(page, record, areas.get(record.data['area']), today) : []),
      ...(isRecord(page) ? recordFindings(page) : []),
      ...page.texts.flatMap((text) => textFindings(text, bannedWords)),
      ...readabilityFindings(page),
    ];
    return findings.map((finding) => ({ file: page.file, ...finding }));
  });
}

function isRecord({ file }: ContentPage): boolean {
  return file.startsWith('content/countries/');
}

function isArea({ file }: ContentPage): boolean {
  return file.startsWith('content/shared-updates/');
}

/** Fairly easy is enough for what has to hold before a judge. */
const LEAST = { legal: 65, other: 70 };

function readabilityFindings({ file, texts }: ContentPage): CopyFinding[] {
  if (texts.length === 0) return [];
  const score = readability(texts.map(({ text }) => text).join('\n'));
  const least = file.startsWith('content/legal/') ? LEAST.legal : LEAST.other;
  if (score >= least) return [];
  const fix = `INFLESZ ${score.toFixed(1)}, y lo menos es ${least}: parte las oraciones y usa palabras cortas.`;
  return [{ field: '(todo)', rule: 'readability', sentence: '', fix }];
}
