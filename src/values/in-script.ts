/** JSON as it may stand in a script of a page: without '<' and '>', no text in it can end the script. */
export const inScript = (json: string): string => json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
