import { isPlainLink } from './plain-link.ts';

export type Relation = { type: string; target: string; isExternal: boolean };

/** Namespaces of relationship types: both forms of ECMA-376, and Microsoft's. */
const FAMILIES =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/(?:officeDocument|package)\/2006|purl\.oclc\.org\/ooxml\/(?:officeDocument|package)|schemas\.microsoft\.com\/office\/20\d\d(?:\/\d\d)?)\/relationships\/(?:metadata\/)?([\w-]+)$/i;

/**
 * Parts that are only shown. Those that run, embed or include are absent: oleObject, package, control, aFChunk, frame.
 */
const SHOWN = new Set([
  ...['officeDocument', 'core-properties', 'extended-properties', 'custom-properties', 'thumbnail'],
  ...['styles', 'stylesWithEffects', 'settings', 'webSettings', 'fontTable', 'font', 'theme', 'themeOverride'],
  ...['numbering', 'header', 'footer', 'footnotes', 'endnotes', 'glossaryDocument', 'image', 'hdphoto', 'svg'],
  ...['comments', 'commentsExtended', 'commentsIds', 'commentsExtensible', 'people', 'documenttasks'],
  ...['customXml', 'customXmlProps', 'classificationlabels', 'intelligence', 'bibliography'],
  ...['chart', 'chartEx', 'chartStyle', 'chartColorStyle', 'chartUserShapes'],
  ...['diagramData', 'diagramLayout', 'diagramQuickStyle', 'diagramColors', 'diagramDrawing'],
]);
/**
 * A template on the author's own disk, which Word records in every document based on one. A path with a host is a
 * share.
 */
const OWN_DISK = /^(?:file:\/\/\/)?[a-z]:[\\/](?!.*\.\.)/i;
/** Inside the archive: no scheme, host or share. */
const INSIDE = /^\/?(?![\\/])[^\\:]+$/;

/** Whether a relationship has a known type and leads to a part of the document, or is a plain link. */
export function isPlainRelation({ type, target, isExternal }: Relation): boolean {
  const kind = FAMILIES.exec(type)?.[1] ?? '';
  if (kind === 'hyperlink') return isPlainLink(target) || (!isExternal && INSIDE.test(target));
  if (kind === 'attachedTemplate') return isExternal && OWN_DISK.test(target);
  return SHOWN.has(kind) && !isExternal && INSIDE.test(target);
}
