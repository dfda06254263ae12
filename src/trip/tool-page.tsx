import './tool.css';
import '../ui/notice.css';
import type { ReactNode } from 'react';

interface ToolPageProps {
  title: string;
  lead: string;
  className?: string;
  /** Under which the tool keeps what it is told. */
  kept?: string;
  children: ReactNode;
}

/** So long a tool may take to start before its page says that it has not, in milliseconds. */
const PATIENCE = 8000;

/**
 * A tool's page. Of whoever told it something before, in this browser or by a link, the room of the answer is kept from the
 * first paint on (`told`): what stands below would be pushed away when it comes.
 * Where its script does not come, that is said in a sentence (`late`).
 */
export function ToolPage({ title, lead, className = '', kept = '', children }: ToolPageProps) {
  const early = `try{(/[?#].*=/.test(location.href)||localStorage.getItem("${kept}"))&&document.documentElement.classList.add("told")}catch{}setTimeout(()=>document.documentElement.classList.add("late"),${PATIENCE})`;
  return (
    <div className={`wrap page stack tool-page ${className}`}>
      <script dangerouslySetInnerHTML={{ __html: early }} />
      <hgroup>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </hgroup>
      <p className="notice tool-page__late" role="status">
        Esta página todavía no abre del todo: revisa tu conexión y vuelve a cargarla. Lo que ya nos habías contado sigue
        en tu dispositivo.
      </p>
      {children}
    </div>
  );
}
