import { isPlainLink } from './plain-link.ts';

/** A relationship of a Word document as its list states it, entities decoded. */
export type Relation = { type: string; target: string; isExternal: boolean };

/** Who defines types of relationships: ECMA-376 in both its forms, and Microsoft. */
const FAMILIES =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/(?:officeDocument|package)\/2006|purl\.oclc\.org\/ooxml\/(?:officeDocument|package)|schemas\.microsoft\.com\/office\/20\d\d(?:\/\d\d)?)\/relationships\/(?:metadata\/)?([\w-]+)$/i;

/** Parts that are read and shown. What runs, embeds or includes is absent: oleObject, package, control, aFChunk, frame. */
const SHOWN = new Set([
  ...['officeDocument', 'core-properties', 'extended-properties', 'custom-properties', 'thumbnail'],
  ...['styles', 'stylesWithEffects', 'settings', 'webSettings', 'fontTable', 'font', 'theme', 'themeOverride'],
  ...['numbering', 'header', 'footer', 'footnotes', 'endnotes', 'glossaryDocument', 'image', 'hdphoto', 'svg'],
  ...['comments', 'commentsExtended', 'commentsIds', 'commentsExtensible', 'people', 'documenttasks'],
  ...['customXml', 'customXmlProps', 'classificationlabels', 'intelligence', 'bibliography'],
  ...['chart', 'chartEx', 'chartStyle', 'chartColorStyle', 'chartUserShapes'],
  ...['diagramData', 'diagramLayout', 'diagramQuickStyle', 'diagramColors', 'diagramDrawing'],
]);
/** A template on the reader's own disk: Word notes it in every document made from one. A path with a host is a share. */
const OWN_DISK = /^(?:file:\/\/\/)?[a-z]:[\\/](?!.*\.\.)/i;
/** Inside the archive: neither a scheme, nor a host, nor a share. */
const INSIDE = /^\/?(?![\\/])[^\\:]+$/;

/** Whether a relationship is of a known kind and leads to a part of the document, or a plain link to a page or a mail. */
export function isPlainRelation({ type, target, isExternal }: Relation): boolean {
  const kind = FAMILIES.exec(type)?.[1] ?? '';
  if (kind === 'hyperlink') return isPlainLink(target) || (!isExternal && INSIDE.test(target));
  if (kind === 'attachedTemplate') return isExternal && OWN_DISK.test(target);
  return SHOWN.has(kind) && !isExternal && INSIDE.test(target);
}
