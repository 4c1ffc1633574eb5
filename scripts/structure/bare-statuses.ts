const HOME = 'src/values/http-status.ts';
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** 200 and 204 may be written as numbers. */
const STATUS = String.raw`(?<![\w.])[345]\d\d(?![\w.])`;
/** Where a three-digit number must be a status. */
const PLACES = [
  // A key of a route's responses.
  String.raw`(?<=[{,\s])${STATUS}: (?:errorResponse\b|\{)`,
  String.raw`\bstatus\w*['"\])]* ?(?::|[=!]==|[<>]=?) ?['"]?${STATUS}`,
  String.raw`\b(?:writeHead|redirect)\(.*${STATUS}`,
  String.raw`\bc\.(?:body|json|text|html)\(.*, ${STATUS}[,)]`,
  String.raw`\bTypedResponse<.*${STATUS}`,
].map((place) => new RegExp(place));

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Lines with an HTTP status as a number instead of its name from values/http-status.ts. */
export function bareStatuses(files: readonly { path: string; text: string }[]): string[] {
  return files
    .filter(({ path }) => path !== HOME && !isTest(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const isBare = !COMMENT.test(line) && PLACES.some((place) => place.test(line));
        return isBare ? [`${path}:${at + 1}: ${line.trim()}`] : [];
      }),
    );
}
