import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseHeadersFile, parseRedirectsFile } from '../../server/hosting-files.ts';
import { renderNginx } from './render-nginx.ts';

function render(headers: string, redirects = '') {
  return renderNginx(parseHeadersFile(headers).rules, parseRedirectsFile(redirects).rules);
}

test('a header is decided by the longest pattern that names it', () => {
  const files = render('/*\n  X-A: todo\n/a/*\n  ! X-A\n  X-A: carpeta\n/a/b\n  ! X-A\n/a/c\n  X-B: otro');
  expect(files['http.conf']).toContain(
    'map $site_address $site_x_a {\n  ~^/a/b$ "";\n  ~^/a/ "carpeta";\n  default "todo";\n}',
  );
  expect(files['http.conf']).toContain('map $site_address $site_x_b {\n  ~^/a/c$ "otro";\n  default "";\n}');
  expect(files['server.conf']).toContain('add_header x-a $site_x_a always;');
});

test('signs that mean something to nginx are taken as they are', () => {
  const { 'http.conf': text } = render('/*\n  X-A: a "b" \\ c; {d}\n/a.b+c/*\n  X-A: e');
  expect(text).toContain('"a \\"b\\" \\\\ c; {d}"');
  expect(text).toContain('~^/a\\.b\\+c/ ');
});

test('a value nginx would take for a variable stops it', () => {
  expect(() => render('/*\n  X-A: $host')).toThrow('nginx no puede enviar un signo $');
});

test('addresses move with the status they name', () => {
  const files = render('/*\n  X-A: a', '/a /b 301\n/c /d 308\n/jap%C3%B3n /jap%C3%A1n 301\n');
  expect(files['http.conf']).toContain(
    'map $uri $site_moved_301 {\n  default "";\n  "/a" "/b";\n  "/japón" "/jap%C3%A1n";\n}',
  );
  expect(files['http.conf']).toContain('map $uri $site_moved_308 {\n  default "";\n  "/c" "/d";\n}');
  expect(files['server.conf']).toContain('if ($site_moved_308) { return 308 $site_moved_308$is_args$args; }');
});

test('what only HTTPS may carry is sent over HTTPS alone', () => {
  const { 'http.conf': text } = render("/*\n  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests");
  expect(text).toContain(
    '$site_content_security_policy_https {\n  default "default-src \'self\'; upgrade-insecure-requests";',
  );
  expect(text).toContain('$site_content_security_policy_http {\n  default "default-src \'self\'";');
  expect(text).toContain('$site_strict_transport_security_https {\n  default "max-age=31536000";');
  expect(text).toContain('$site_strict_transport_security_http {\n  default "";');
});

test('a type of its own is given by nginx itself, once', () => {
  const { 'server.conf': text } = render('/*\n  X-A: a\n/reglas.json\n  Content-Type: application/x+json');
  expect(text).toContain('location = /reglas.json { charset off; types {} default_type application/x+json; }');
  expect(text).not.toContain('add_header content-type');
});

test('what the published configuration logs is neither who asks nor the query', () => {
  const published = readFileSync(join(import.meta.dirname, '../../docs/deploying/nginx.conf'), 'utf8');
  const format = /^log_format pasaporte_verde (.*);$/m.exec(published)?.[1] ?? '';
  expect(format.match(/\$\w+/g)).toEqual([
    '$time_local',
    '$request_method',
    '$uri',
    '$status',
    '$body_bytes_sent',
    '$request_time',
  ]);
  expect(published).toMatch(/^ {2}access_log \S+ pasaporte_verde;$/m);
  expect(published).toMatch(/^ {2}error_log \S+ crit;$/m);
});
