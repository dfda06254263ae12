import type { ReactNode } from 'react';

interface ToolPageProps {
  title: string;
  lead: string;
  className: string;
  /** Under which the tool keeps what it is told. */
  kept?: string;
  children: ReactNode;
}

/**
 * A tool's page. Of whoever told it something before, in this browser or by a link, the room of the answer is kept from the
 * first paint on (`told`): what stands below would be pushed away when it comes.
 */
export function ToolPage({ title, lead, className, kept = '', children }: ToolPageProps) {
  const early = `try{(/[?#].*=/.test(location.href)||localStorage.getItem("${kept}"))&&document.documentElement.classList.add("told")}catch{}`;
  return (
    <div className={`wrap page tool-page ${className}`}>
      <script dangerouslySetInnerHTML={{ __html: early }} />
      <hgroup>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </hgroup>
      {children}
    </div>
  );
}
