import { useEffect, useRef, useState } from 'react';
import { ISLAND_READY } from '../ui/island-ready.ts';
import { ShareButtons } from './share-buttons.tsx';
import { type PreparedShare, prepareShare } from './share-prepared.ts';

/** A country page's share buttons: one line until the reader touches them, the whole answer from then on. */
export function ShareBlock({ text, url }: { text: string; url: string }) {
  const root = useRef<HTMLElement>(null);
  const [prepared, setPrepared] = useState<Partial<PreparedShare>>();
  const [isOwn, setIsOwn] = useState(false);

  useEffect(() => {
    prepareShare().then(setPrepared, () => setPrepared({}));
  }, []);
  // Only now can the click that woke the island be given again: its link has the message.
  useEffect(() => {
    if (prepared) root.current?.dispatchEvent(new Event(ISLAND_READY, { bubbles: true }));
  }, [prepared]);

  const own = prepared?.own;
  const shared =
    own && isOwn ? { text, message: own.message, url: url + own.hash } : { text, message: prepared?.message, url };
  return (
    <section ref={root} className="share" aria-labelledby="compartir">
      <h2 id="compartir">Compartir</h2>
      <ShareButtons shared={shared} />
      {own && (
        <label className="share__own">
          <input type="checkbox" checked={isOwn} onChange={({ target }) => setIsOwn(target.checked)} />
          <span>
            Incluir mis visas en el enlace
            <small>El enlace y el texto dirán: {own.words}.</small>
          </span>
        </label>
      )}
    </section>
  );
}
