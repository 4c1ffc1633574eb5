/** `active`: runs something, embeds another file, or fetches one when opened. */
export type DocumentVerdict = 'good' | 'locked' | 'active' | 'broken';
export type DocumentKind = 'pdf' | 'docx';
