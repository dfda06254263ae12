import { join } from 'node:path';

/** The project's `content/`; `CONTENT_DIR` points tests and trials at a copy. */
export function contentFolder(): string {
  return process.env['CONTENT_DIR'] ?? join(import.meta.dirname, '../content');
}

/** Ends a script that can only say something about content without mistakes. */
export function exitForMistakes(count: number): never {
  console.error(
    `El contenido tiene ${count} ${count === 1 ? 'error' : 'errores'}: corre npm run check:content y corrige primero.`,
  );
  process.exit(1);
}
