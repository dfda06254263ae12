import './checklist.css';
import '../../ui/panel.css';
import { Flag } from '../../ui/flag.tsx';
import type { ListViewProps } from './checklist-tool.tsx';
import { listPath } from './list-address.ts';

/** Before the first list: how one looks, and three to begin with. */
export function BlankPage({ examples }: Pick<ListViewProps, 'examples'>) {
  return (
    <div className="panel checklist__blank">
      <p>Todavía no tienes ninguna. Busca un país o empieza con uno de estos:</p>
      <ul className="ruled">
        {examples.map(({ slug, name, iso2 }) => (
          <li key={slug} className="row">
            <Flag iso2={iso2} />
            <a href={listPath(slug)}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
