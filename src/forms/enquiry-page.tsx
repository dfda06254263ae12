import '../ui/panel.css';
import '../ui/rows.css';
import '../ui/with-aside.css';
import './enquiry-page.css';
import type { ReactNode } from 'react';

interface EnquiryPageProps {
  title: string;
  lead: string;
  children: ReactNode;
  aside?: ReactNode;
}

/** A form on its sheet, with what to know about it beside it. */
export function EnquiryPage({ title, lead, children, aside }: EnquiryPageProps) {
  return (
    <div className="wrap page">
      <hgroup>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </hgroup>
      <div className="stack with-aside">
        <div className="panel">{children}</div>
        <div className="ruled enquiry-page__aside">{aside}</div>
      </div>
    </div>
  );
}
