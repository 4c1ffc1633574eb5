export function writeBasemap(_: Record<'land' | 'lakes' | 'urban' | 'core', string>): void {}
