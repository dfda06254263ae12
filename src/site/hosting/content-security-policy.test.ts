import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { readPublicSettings } from '../settings.ts';
import { BARE_POLICY, contentSecurityPolicy, FILE_POLICY } from './content-security-policy.ts';

const HASHES = {
  scripts: ["'sha256-LL9qk42W1IHw7+co01qwMSraxqXCSQGPidUTP2fj4TI='"],
  styles: ["'sha256-HAuLVbsdrBWONudhNNxMnbXPQ36A3RAgk7YwXO/4uf0='"],
};
const policyFor = (environment: Record<string, string>) =>
  contentSecurityPolicy(readPublicSettings(environment), HASHES);
const directiveOf = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.slice(name.length + 1);

const ALL_SERVICES = {
  PUBLIC_SITE_URL: 'https://pasaporte.mx',
  PUBLIC_CONTACT_FORM_URL: 'https://formspree.io/f/abc',
  PUBLIC_ERROR_REPORT_FORM_URL: 'https://formspree.io/f/def',
  PUBLIC_GUIDE_IDEA_FORM_URL: 'https://hooks.ejemplo.mx/idea?key=1',
  PUBLIC_NEWSLETTER_FORM_URL: 'https://ejemplo.us1.list-manage.com/subscribe/post?u=1&id=2',
  PUBLIC_EXCHANGE_RATES_URL: 'https://api.frankfurter.dev/v1/latest?base=MXN',
};

describe('Google’s evaluator finds nothing high or medium', () => {
  test.each([
    ['no settings', {}],
    ['a site of its own', { PUBLIC_SITE_URL: 'https://pasaporte.mx' }],
    ['rates alone', { PUBLIC_EXCHANGE_RATES_URL: ALL_SERVICES.PUBLIC_EXCHANGE_RATES_URL }],
    ['every service elsewhere', ALL_SERVICES],
  ])('with %s', (_settings, environment) => {
    const findings = new CspEvaluator(new CspParser(policyFor(environment)).csp).evaluate();
    const worst = findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE);
    expect(worst).toEqual([]);
    // It cannot know what the site holds: no JSONP, no AngularJS and no file that a visitor sent.
    expect(findings.filter(({ severity }) => severity === Severity.MEDIUM_MAYBE)).toEqual([
      expect.objectContaining({ type: Type.SCRIPT_ALLOWLIST_BYPASS, value: "'self'" }),
    ]);
  });

  test('on the pages of one sentence, nothing at all', () => {
    expect(new CspEvaluator(new CspParser(BARE_POLICY).csp).evaluate()).toEqual([]);
  });

  test('on files, nothing high or medium', () => {
    const findings = new CspEvaluator(new CspParser(FILE_POLICY).csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  });
});

describe('where a page may send and ask', () => {
  test.each([
    ['no settings', {}, "'self'", "'self'"],
    [
      'a form service: to that form, not to the other forms of the service',
      { PUBLIC_CONTACT_FORM_URL: 'https://formspree.io/f/abc' },
      "'self' https://formspree.io/f/abc",
      "'self' https://formspree.io/f/abc",
    ],
    [
      'rates: asked, never a form',
      { PUBLIC_EXCHANGE_RATES_URL: 'https://api.frankfurter.dev/v1/latest?base=MXN' },
      "'self' https://api.frankfurter.dev/v1/latest",
      "'self'",
    ],
    [
      'two forms at one address: named once',
      { PUBLIC_CONTACT_FORM_URL: 'https://a.mx/f?x=1', PUBLIC_GUIDE_IDEA_FORM_URL: 'https://a.mx/f?x=2' },
      "'self' https://a.mx/f",
      "'self' https://a.mx/f",
    ],
    [
      'an address that could end the directive: it cannot',
      { PUBLIC_CONTACT_FORM_URL: "https://a.mx/f;script-src *,default-src *?'unsafe-inline'" },
      "'self' https://a.mx/f%3Bscript-src%20*%2Cdefault-src%20*",
      "'self' https://a.mx/f%3Bscript-src%20*%2Cdefault-src%20*",
    ],
    [
      'a service on this machine',
      { PUBLIC_CONTACT_FORM_URL: 'http://localhost:8025/send' },
      "'self' http://localhost:8025/send",
      "'self' http://localhost:8025/send",
    ],
  ])('%s', (_case, environment, connect, form) => {
    const policy = policyFor(environment as Record<string, string>);
    expect(directiveOf(policy, 'connect-src')).toBe(connect);
    expect(directiveOf(policy, 'form-action')).toBe(form);
    expect(policy.split('; ').filter((part) => part.startsWith('script-src'))).toHaveLength(1);
  });
});

test.each([
  ['not set', {}, false],
  ['https', { PUBLIC_SITE_URL: 'https://pasaporte.mx' }, true],
  ['http on this machine', { PUBLIC_SITE_URL: 'http://localhost:3000' }, false],
])(
  'a public address that is %s: requests are upgraded only where all of it is https',
  (_case, environment, upgrades) => {
    expect(policyFor(environment as Record<string, string>).includes('upgrade-insecure-requests')).toBe(upgrades);
  },
);

test('nothing runs that the build did not write: no inline code without its hash, no eval, no foreign script', () => {
  const policy = policyFor(ALL_SERVICES);
  expect(policy).not.toContain('unsafe-');
  expect(directiveOf(policy, 'script-src')).toBe(`'self' ${HASHES.scripts[0]}`);
  expect(directiveOf(policy, 'style-src')).toBe(`'self' ${HASHES.styles[0]}`);
  expect(directiveOf(policy, 'require-trusted-types-for')).toBe("'script'");
});
