const HOME = 'src/values/http-status.ts';
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** 200 and 204 may stand as numbers: everybody knows them. */
const STATUS = String.raw`(?<![\w.])[345]\d\d(?![\w.])`;
/** Where a number of three digits can be nothing but a status. */
const PLACES = [
  // A key of what a route answers.
  String.raw`(?<=[{,\s])${STATUS}: (?:errorResponse\b|\{)`,
  String.raw`\bstatus\w*['"\])]* ?(?::|[=!]==|[<>]=?) ?['"]?${STATUS}`,
  String.raw`\b(?:writeHead|redirect)\(.*${STATUS}`,
  String.raw`\bc\.(?:body|json|text|html)\(.*, ${STATUS}[,)]`,
  String.raw`\bTypedResponse<.*${STATUS}`,
].map((place) => new RegExp(place));

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Lines with an HTTP status as a number, which has a name in values/http-status.ts. */
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
