import { linesOf, titleOf } from './findings.ts';
import type { Finding, WatchState } from './watch-state.ts';

/** Where findings become issues: a repository, and what it is asked through. */
export interface IssueTracker {
  /** `https://api.github.com`. */
  api: string;
  /** `owner/name`. */
  repository: string;
  token: string;
}

const LABEL = 'vigia';
/** More in one go would bury whoever reads them; the rest waits for the next run. */
const MOST_AT_ONCE = 20;

/** Opens an issue for each finding that has none. Resolves with how many were opened. */
export async function openIssues(state: WatchState, tracker: IssueTracker): Promise<number> {
  const waiting = state.openFindings().filter(({ issue, kind }) => issue === null && kind !== 'reworded');
  if (waiting.length === 0) return 0;
  // A run that ended between an answer and its note would open the same issue again.
  const open = (await ask(tracker, `issues?labels=${LABEL}&state=all&per_page=100`)) as {
    number: number;
    body?: string | null;
  }[];
  let opened = 0;
  for (const finding of waiting) {
    const known = open.find(({ body }) => body?.includes(markOf(finding)));
    if (!known && opened === MOST_AT_ONCE) continue;
    const { number } = known ?? ((await ask(tracker, 'issues', bodyOf(finding))) as { number: number });
    state.setIssue(finding.id, number);
    if (!known) opened += 1;
  }
  return opened;
}

function markOf({ address, found, kind }: Finding): string {
  return `<!-- vigia ${kind} ${found} ${encodeURI(address).replaceAll('-->', '')} -->`;
}

function bodyOf(finding: Finding) {
  // What a page says is quoted as it is: in a block of code it calls nobody and links nowhere.
  const quoted = linesOf(finding).join('\n').replaceAll('```', "'''");
  const what = finding.kind === 'gone' ? 'La fuente ya no está' : 'Cambió lo que dice la fuente';
  return {
    title: `${what}: ${titleOf(finding)}`.slice(0, 200),
    body: `${what}, hallado el ${finding.found}:\n${finding.address}\n\n\`\`\`text\n${quoted}\n\`\`\`\n\nÁbrela, corrige la ficha si hace falta y pon en la fuente la fecha de hoy (\`checkedOn\`): con eso Vigía lo da por visto.\n\n${markOf(finding)}`,
    labels: [LABEL],
  };
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
