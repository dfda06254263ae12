import '../ui/notice.css';
import './prose.css';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Steps, TickList } from '../ui/lists.tsx';
import '../ui/tick-list.css';
import '../ui/steps.css';
import { parseInline } from '../catalogue/inline.ts';
import { Table } from '../ui/table.tsx';
import { InlineText } from './inline-text.tsx';
import type { Block } from './prose.ts';

interface BlocksProps {
  blocks: readonly Block[];
  /** What stands where the text says `{name}`. */
  inserts?: Readonly<Record<string, ReactNode>>;
}

/** The body of a long text. */
export function Blocks({ blocks, inserts = {} }: BlocksProps) {
  return blocks.map((block, index) => <BlockView key={index} block={block} inserts={inserts} />);
}

function BlockView({ block, inserts }: { block: Block; inserts: Readonly<Record<string, ReactNode>> }) {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph text={block.text} />;
    case 'list':
      return <TickList items={block.items.map((item) => <InlineText key={item} text={item} />)} />;
    case 'steps':
      return <Steps items={block.items.map((item) => <InlineText key={item} text={item} />)} />;
    case 'notice':
      return (
        <div className="notice">
          <p>
            <b>{block.title}</b>
          </p>
          <p>
            <InlineText text={block.text} />
          </p>
        </div>
      );
    case 'item':
      return (
        <div className="item">
          <h3>{block.title}</h3>
          <p>
            <InlineText text={block.text} />
          </p>
        </div>
      );
    case 'table':
      return (
        <Table
          caption={block.caption}
          columns={block.columns}
          numeric={block.numeric}
          rows={block.rows.map((row) => row.map((cell) => <InlineText key={cell} text={cell} />))}
        />
      );
    case 'insert':
      return inserts[block.name];
  }
}

/** A paragraph that is one link and nothing else stands out as a way on. */
function Paragraph({ text }: { text: string }) {
  const [first, ...rest] = parseInline(text);
  if (first?.kind !== 'link' || rest.length > 0) {
    return (
      <p>
        <InlineText text={text} />
      </p>
    );
  }
  const leaves = first.href.startsWith('https://');
  return (
    <p>
      <a className="arrow-link" href={first.href} {...(leaves && { target: '_blank', rel: 'noopener' })}>
        {first.text}
        {leaves && <span className="visually-hidden"> (se abre en otra pestaña)</span>}{' '}
        <Icon name={leaves ? 'external' : 'forward'} />
      </a>
    </p>
  );
}
