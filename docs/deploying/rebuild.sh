#!/bin/sh
# Builds beside the site that is served, and changes it only when a byte of it has changed.
# rebuild.sh [command to run after a change, as `systemctl restart pasaporte-verde`]
set -eu
cd "$(dirname "$0")/../.."
PATH="$PWD/node_modules/.bin:$PATH"
next="$PWD/.rebuilt"
rm -rf "$next"
trap 'rm -rf "$next"' EXIT
npm run --silent build -- --outDir "$next"
if diff -rq "$next" dist >/dev/null 2>&1; then
  echo 'Nothing has changed.'
  exit 0
fi
rm -rf "$next.old"
[ ! -e dist ] || mv dist "$next.old"
mv "$next" dist
rm -rf "$next.old"
echo 'The site has changed.'
[ $# -eq 0 ] || "$@"
