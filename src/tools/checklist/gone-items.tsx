import { Button } from '../../ui/button.tsx';

/** Requirements the reader had ticked and that the record dropped: kept in sight until the reader has seen it. */
export function GoneItems({ gone, onDrop }: { gone: readonly string[]; onDrop: (text: string) => void }) {
  if (gone.length === 0) return null;
  return (
    <section className="checklist__group" aria-labelledby="grupo-cambios">
      <h3 id="grupo-cambios">Cambió en la ficha</h3>
      <p className="note">Lo habías marcado y la ficha ya no lo pide con esas palabras. Revisa la lista de abajo.</p>
      <ul className="checklist__gone">
        {gone.map((text) => (
          <li key={text}>
            <span>{text}</span>
            <Button look="outline" small aria-label={`Quitar: ${text}`} onClick={() => onDrop(text)}>
              Quitar
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
