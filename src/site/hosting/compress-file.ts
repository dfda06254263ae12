import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this a compressed copy saves less than one network packet. */
const MIN_BYTES = 512;

/** The highest quality, 11, takes two and a half times as long for the last 2 %. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/** Writes `.br` and `.gz` beside a file; says whether it was worth it. */
export async function compressFile(file: string): Promise<boolean> {
  const body = await readFile(file);
  if (body.length < MIN_BYTES) return false;
  await writeFile(`${file}.br`, await compressBrotli(body, BROTLI));
  await writeFile(`${file}.gz`, await compressGzip(body, { level: 9 }));
  return true;
}
