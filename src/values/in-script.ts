/** JSON for an inline script: without '<' and '>', no text in it can end the script. */
export const inScript = (json: string): string => json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
