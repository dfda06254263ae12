import '../../ui/notice.css';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { CountryList } from './country-list.tsx';
import { listPath } from './list-address.ts';
import type { StoredLists } from './list-schema.ts';
import type { MinorsLeavingMexico } from './minors-schema.ts';
import { type OpenedList, openList } from './open-list.ts';

interface ListOpenerProps {
  /** The country as the address writes it. */
  word: string;
  lists: StoredLists;
  minors: MinorsLeavingMexico;
}

/** Fetches what the list of the address needs, and says what could not be had. */
export function ListOpener({ word, lists, minors }: ListOpenerProps) {
  const [opened, setOpened] = useState<OpenedList>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    openList(word, lists).then((result) => {
      if (!isCurrent) return;
      setOpened(result);
      if (result.state === 'open') document.title = pageTitle(`Mi lista: ${result.country.name}`);
    });
    return () => {
      isCurrent = false;
    };
    // Not when the lists change: they only name a country nobody can fetch, and a tick must not fetch again.
  }, [word, attempt]);

  const retry = <Button onClick={() => setAttempt(attempt + 1)}>Reintentar</Button>;
  return (
    <>
      <p>
        <a className="arrow-link" href={listPath()}>
          <Icon name="back" /> Todas tus listas
        </a>
      </p>
      {!opened && <p role="status">Un momento, estamos abriendo la lista.</p>}
      {opened?.state === 'unknown' && (
        <>
          <div className="notice">
            <p>No conocemos ningún país que se llame «{word}». Revisa la dirección o búscalo aquí.</p>
            {opened.near.length > 0 && (
              <ul className="checklist__near">
                {opened.near.map(({ slug, nameSpanish }) => (
                  <li key={slug}>
                    <a href={listPath(slug)}>{nameSpanish}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <LateCountryField />
        </>
      )}
      {opened?.state === 'unreachable' && (
        <div className="notice">
          <p>
            No hay conexión y esta lista no está guardada en tu dispositivo. En <a href="/sin-conexion">Sin conexión</a>{' '}
            está lo que sí puedes abrir.
          </p>
          {retry}
        </div>
      )}
      {opened?.state === 'open' && !opened.facts && (
        <div className="notice">
          <p>No pudimos traer los requisitos de {opened.country.name}. Lo tuyo está aquí completo.</p>
          {retry}
        </div>
      )}
      {opened?.state === 'open' && <CountryList key={opened.country.slug} {...opened} minors={minors} lists={lists} />}
    </>
  );
}

/** The search, for who came with an unknown country: a list that opens has no use for its code. */
function LateCountryField() {
  const [Field, setField] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    import('./country-field.tsx').then(
      ({ CountryField }) => setField(() => CountryField),
      () => setHasFailed(true),
    );
  }, []);
  if (hasFailed) {
    return (
      <p className="notice">
        El buscador no se pudo cargar. Elige tu país en los <a href="/#destinos">destinos</a>.
      </p>
    );
  }
  return <div className="checklist__search">{Field && <Field />}</div>;
}
