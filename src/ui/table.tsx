import './table.css';
import type { ReactNode } from 'react';

interface TableProps {
  /** Left out where what opens the table names it. */
  caption?: string;
  columns: readonly { label: string; isNumeric: boolean }[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[];
}

/** Figures side by side: ink rules outside, thin ones inside, numbers on the right. */
export function Table({ caption, columns, rows }: TableProps) {
  const numeric = (index: number) => (columns[index]?.isNumeric ? 'numeric' : undefined);
  return (
    <table className="table">
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ label }, index) => (
            <th key={label} scope="col" className={numeric(index)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], row) => (
          <tr key={row}>
            <th scope="row">{first}</th>
            {rest.map((cell, index) => (
              <td key={index} className={numeric(index + 1)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
