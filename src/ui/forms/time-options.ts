import { inServiceOrder } from '../../values/time/time-window.ts';
import { formatTime } from '../../values/time/wall-time.ts';

/** Options of a time picker: the times given, in order of service, and the wanted one among them. 'HH:MM'. */
export function timeOptions(
  times: readonly string[],
  wanted: string,
  textOf: (time: string) => string = formatTime,
): { value: string; text: string }[] {
  return inServiceOrder(new Set([...times, wanted])).map((time) => ({ value: time, text: textOf(time) }));
}
