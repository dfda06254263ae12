import './enquiry-page.css';
import type { ReactNode } from 'react';

interface EnquiryPageProps {
  title: string;
  lead: string;
  /** The form, an island. */
  children: ReactNode;
  aside?: ReactNode;
}

/** A form on its sheet, with what to know about it beside it. */
export function EnquiryPage({ title, lead, children, aside }: EnquiryPageProps) {
  return (
    <div className="wrap enquiry-page">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <div className="enquiry-page__body">
        <div className="form-sheet">{children}</div>
        <div className="enquiry-page__aside">{aside}</div>
      </div>
    </div>
  );
}
