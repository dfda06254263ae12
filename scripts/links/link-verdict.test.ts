import { expect, test } from 'vitest';
import { type Answer, verdictOn } from './link-verdict.ts';

const A = 'https://a.mx/';
const B = 'https://b.mx/';
const C = 'https://c.mx/';

test.each<[string, Answer[], string, string?]>([
  ['a page', [{ address: A, status: 200 }], 'alive'],
  ['no page', [{ address: A, status: 404 }], 'dead'],
  ['a page that was taken away', [{ address: A, status: 410 }], 'dead'],
  ['a host without an address', [{ address: A, failure: 'no-such-host' }], 'dead'],
  ['a refusal to programs', [{ address: A, status: 403 }], 'unsure'],
  ['a login', [{ address: A, status: 401 }], 'unsure'],
  ['too many questions', [{ address: A, status: 429 }], 'unsure'],
  ['a server in trouble', [{ address: A, status: 500 }], 'unsure'],
  ['silence', [{ address: A, failure: 'timeout' }], 'unsure'],
  ['a closed door', [{ address: A, failure: 'refused' }], 'unsure'],
  ['an expired certificate', [{ address: A, failure: 'certificate' }], 'unsure'],
  [
    'a permanent move',
    [
      { address: A, status: 301 },
      { address: B, status: 200 },
    ],
    'moved',
    B,
  ],
  [
    'two permanent moves',
    [
      { address: A, status: 308 },
      { address: B, status: 301 },
      { address: C, status: 200 },
    ],
    'moved',
    C,
  ],
  [
    'a permanent move, then a temporary one: only the first is written down',
    [
      { address: A, status: 301 },
      { address: B, status: 302 },
      { address: C, status: 200 },
    ],
    'moved',
    B,
  ],
  [
    'a temporary move',
    [
      { address: A, status: 302 },
      { address: B, status: 200 },
    ],
    'alive',
  ],
  [
    'a temporary move, then a permanent one',
    [
      { address: A, status: 307 },
      { address: B, status: 301 },
      { address: C, status: 200 },
    ],
    'alive',
  ],
  [
    'a move to a page that refuses programs',
    [
      { address: A, status: 301 },
      { address: B, status: 403 },
    ],
    'moved',
    B,
  ],
  [
    'a move to no page',
    [
      { address: A, status: 301 },
      { address: B, status: 404 },
    ],
    'dead',
    B,
  ],
  [
    'a move to a host that is gone',
    [
      { address: A, status: 302 },
      { address: B, failure: 'no-such-host' },
    ],
    'dead',
  ],
  [
    'a move without end',
    [
      { address: A, status: 302 },
      { address: A, status: 302 },
    ],
    'unsure',
  ],
])('%s', (_what, answers, outcome, movedTo) => {
  expect(verdictOn(answers)).toEqual({ outcome, reason: expect.any(String), ...(movedTo ? { movedTo } : {}) });
});
