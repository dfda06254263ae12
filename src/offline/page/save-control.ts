import { sizeLabel, type Wish } from '../stored/manifest.ts';
import { mayStoreUnasked } from './consent.ts';
import { bytesToSave, failureText, save } from './save.ts';

/** The pieces of a control that saves: each page brings its own, this makes them work. */
export interface SaveControl {
  wish: Wish;
  button: HTMLElement;
  progress: HTMLProgressElement;
  /** A live region. */
  status: HTMLElement;
  savedText: string;
  /** What takes the button's place once everything is saved. */
  list?: HTMLElement;
  onSaved?: () => void;
}

/** Steps at which the progress is said aloud; every file would be chatter. */
const SPOKEN_STEP = 0.25;

/**
 * The size stands there before anything is downloaded. Where it is not known yet (finding it out would itself
 * download) a reader who saves data is told it by the first tap, and the second one saves; for others one is enough.
 */
export function workSaveControl(control: SaveControl): { press: () => Promise<void>; showSize: () => Promise<void> } {
  const { wish, button, progress, status, savedText, list, onSaved } = control;
  let isSizeShown = false;
  let isBusy = false;

  const showSaved = () => {
    status.textContent = savedText;
    // The focus would be lost with the button.
    if (document.activeElement === button) {
      status.tabIndex = -1;
      status.focus({ preventScroll: true });
    }
    button.hidden = true;
    if (list) list.hidden = false;
  };

  const showSize = async () => {
    const bytes = await bytesToSave(wish);
    isSizeShown = true;
    if (bytes === 0) showSaved();
    else status.textContent = `Al guardar se descargan ${sizeLabel(bytes)}.`;
  };

  const download = async () => {
    let spoken = 0;
    progress.value = 0;
    progress.hidden = false;
    status.textContent = 'Guardando…';
    await save(wish, (share) => {
      progress.value = share;
      if (share - spoken < SPOKEN_STEP || share === 1) return;
      spoken = share;
      status.textContent = `Guardando… ${Math.floor(share * 100)} %`;
    });
    showSaved();
    onSaved?.();
  };

  const press = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      const isAgreed = isSizeShown || mayStoreUnasked();
      if (!isSizeShown) await showSize();
      if (isAgreed && !button.hidden) await download();
    } catch (error) {
      status.textContent = failureText(error);
    }
    progress.hidden = true;
    isBusy = false;
  };
  return { press, showSize };
}
