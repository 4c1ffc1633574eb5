import { inServiceOrder } from '../../values/time/time-window.ts';
import { formatTime } from '../../values/time/wall-time.ts';

/** Options of a time picker: the times in service order, including the selected one. 'HH:MM'. */
export function timeOptions(
  times: readonly string[],
  selected: string,
  textOf: (time: string) => string = formatTime,
): { value: string; text: string }[] {
  return inServiceOrder(new Set([...times, selected])).map((time) => ({ value: time, text: textOf(time) }));
}
