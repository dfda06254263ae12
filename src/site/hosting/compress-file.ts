import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this a compressed copy saves less than one network packet. */
const MIN_BYTES = 512;

/** Writes `.br` and `.gz` beside a file; says whether it was worth it. */
export async function compressFile(file: string): Promise<boolean> {
  const body = await readFile(file);
  if (body.length < MIN_BYTES) return false;
  const brotliOptions = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
  await writeFile(`${file}.br`, await compressBrotli(body, brotliOptions));
  await writeFile(`${file}.gz`, await compressGzip(body, { level: 9 }));
  return true;
}
