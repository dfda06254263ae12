import { type PublicSettings, readPublicSettings } from './settings.ts';

let settings: PublicSettings | undefined;

/**
 * The settings of this build, read from the environment once.
 * @throws {Error} naming every mistake at once.
 */
export function publicSettings(): PublicSettings {
  settings ??= readPublicSettings(process.env);
  return settings;
}
