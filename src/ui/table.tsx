import './table.css';
import type { ReactNode } from 'react';

interface TableProps {
  /** Left out where what opens the table names it. */
  caption?: string;
  columns: readonly string[];
  /** Which of them hold numbers, by their place. */
  numeric?: readonly number[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[];
  /** The rows are the items of a `filtered-list`. */
  isFiltered?: boolean;
}

/** Figures side by side: ink rules outside, thin ones inside, numbers on the right. */
export function Table({ caption, columns, numeric = [], rows, isFiltered }: TableProps) {
  const classOf = (index: number) => (numeric.includes(index) ? 'numeric' : undefined);
  return (
    <table className="table">
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((label, index) => (
            <th key={label} scope="col" className={classOf(index)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], row) => (
          <tr key={row} data-item={isFiltered ? '' : undefined}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={index} className={classOf(index + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
