/** `active`: runs something, holds another file, or fetches one when it is opened. */
export type DocumentVerdict = 'good' | 'locked' | 'active' | 'broken';
export type DocumentKind = 'pdf' | 'docx';
