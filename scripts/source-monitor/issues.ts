import type { MonitorState, SourceFinding } from './monitor-state.ts';
import { byHarm, changeLines, factLines, KINDS, titleOf } from './report.ts';

/** Where findings become issues: a repository, and what it is asked through. */
export interface IssueTracker {
  /** `https://api.github.com`. */
  api: string;
  /** `owner/name`. */
  repository: string;
  token: string;
  /** The branch that editors start from. */
  branch: string;
}

interface Issue {
  number: number;
  state?: string;
  body?: string | null;
}

const LABEL = 'vigia';
/** More in one go would bury whoever reads them; the rest waits for the next run. */
const MOST_AT_ONCE = 20;
/** GitHub takes 65,536 letters. */
const LONGEST_BODY = 60_000;

/**
 * Opens an issue for each finding that has none, and closes findings whose issue somebody closed: whoever closes it has
 * looked, and found the same. Resolves with how many were opened and why others were not.
 */
export async function tellIssues(state: MonitorState, tracker: IssueTracker, now: string) {
  const findings = byHarm(state.openFindings());
  const refusals: string[] = [];
  let opened = 0;
  if (findings.length === 0) return { opened, refusals };
  let known: Issue[];
  try {
    known = (await ask(tracker, `issues?labels=${LABEL}&state=all&per_page=100`)) as Issue[];
  } catch (error) {
    return { opened, refusals: [(error as Error).message] };
  }
  for (const finding of findings) {
    // A run that ended between an answer and its note would open the same issue again. A page may quote any mark, but not in the last line.
    const isIts = ({ number, body }: Issue) =>
      finding.issue === null ? (body?.trimEnd().endsWith(markOf(finding)) ?? false) : number === finding.issue;
    const issue = known.find(isIts);
    if (issue?.state === 'closed') state.closeAsSame(finding.id, now);
    else if (issue) state.setIssue(finding.id, issue.number);
    else if (finding.issue === null && opened < MOST_AT_ONCE) {
      try {
        const { number } = (await ask(tracker, 'issues', issueOf(finding, tracker))) as Issue;
        state.setIssue(finding.id, number);
        opened += 1;
      } catch (error) {
        refusals.push(`hallazgo ${finding.id}: ${(error as Error).message}`);
      }
    }
  }
  return { opened, refusals };
}

function markOf({ address, found, kind }: SourceFinding): string {
  return `<!-- vigia ${kind} ${found} ${encodeURI(address).replaceAll('-->', '')} -->`;
}

function issueOf(finding: SourceFinding, { repository, branch }: IssueTracker) {
  // What a page says is quoted as it is: in a block of code it calls nobody and links nowhere.
  const quoted = (lines: readonly string[]) =>
    `\`\`\`diff\n${lines
      .join('\n')
      .replaceAll('```', "'''")
      .replaceAll('\n− ', '\n- ')
      .slice(0, LONGEST_BODY / 3)}\n\`\`\``;
  const rest = changeLines(finding, 'rest');
  // github.dev completes, explains and checks the record while it is written.
  const records = new Map(finding.facts.slice(0, 20).map(({ file, line, place }) => [`${file}#L${line}`, place]));
  const links = [...records].map(
    ([at, place]) => `[${place}](https://github.dev/${repository}/blob/${branch}/${encodeURI(at)})`,
  );
  const body = [
    `${KINDS[finding.kind]}, hallado el ${finding.found}:\n${finding.address.slice(0, 2000)}`,
    quoted([...factLines(finding), ...changeLines(finding, 'first')]),
    ...(rest.length > 0 ? [`<details><summary>Cerca cambió también</summary>\n\n${quoted(rest)}\n</details>`] : []),
    `La ficha, en el editor: ${links.join(', ')}`,
    'Abre la fuente. Si la regla cambió, corrige la ficha y pon en la fuente la fecha de hoy (`checkedOn`). Si dice lo mismo, cierra este aviso: no se vuelve a preguntar por esas fechas.',
    markOf(finding),
  ].join('\n\n');
  return { title: `${KINDS[finding.kind]}: ${titleOf(finding)}`.slice(0, 200), body, labels: [LABEL] };
}

async function ask({ api, repository, token }: IssueTracker, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${api}/repos/${repository}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'user-agent': 'PasaporteVerde-Vigia',
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`${repository} responde ${response.status} a ${path.split('?')[0]}`);
  return response.json();
}
