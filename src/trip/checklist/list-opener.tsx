import { useEffect } from 'react';
import { SearchBox } from '../../search/search-box.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { Failure } from '../failure.tsx';
import { CountryList } from './country-list.tsx';
import { listPath } from './list-address.ts';
import { type ListViewProps, openList } from './open-list.ts';

/** Fetches what the list of the address needs, and says what could not be had. */
export function ListOpener({ word, lists, minors }: ListViewProps) {
  const { loaded: opened, retry } = useLoaded(() => openList(word, lists));
  useEffect(() => {
    if (opened?.state === 'open') document.title = pageTitle(`Mi lista de papeles: ${opened.country.name}`);
  }, [opened]);

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
          <SearchBox id="lista-pais" label="¿A qué país vas?" to="/mi-lista?pais=" />
        </>
      )}
      {opened?.state === 'unreachable' && (
        <Failure onRetry={retry}>
          No hay conexión y esta lista no está guardada en tu dispositivo. En <a href="/sin-conexion">Sin conexión</a>{' '}
          está lo que sí puedes abrir.
        </Failure>
      )}
      {opened?.state === 'open' && !opened.facts && (
        <Failure onRetry={retry}>
          No pudimos traer los requisitos de {opened.country.name}. Lo tuyo está aquí completo.
        </Failure>
      )}
      {opened?.state === 'open' && <CountryList key={opened.country.slug} {...opened} minors={minors} lists={lists} />}
    </>
  );
}
