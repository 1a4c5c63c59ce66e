import type { Fact } from "./facts.ts";
import { type Markup, html, lines } from "../../../shared/markup/html.ts";
import type { getTheme } from "./theme.ts";
import type { Ticket } from "./texts.ts";

type Colours = ReturnType<typeof getTheme>["light"];

/** Uses a table, because mail programs do not support other layouts. */
export function ticketMarkup(ticket: Ticket, c: Colours): Markup {
  const { moment } = ticket;
  const decoration = ticket.isVoid ? "text-decoration:line-through;" : "";
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    class="line"
    style="border:1px solid ${c.line};border-radius:10px;border-collapse:separate;margin:0 0 16px"
  >
    <tr>
      <td
        class="date tint"
        width="104"
        valign="top"
        align="center"
        style="width:104px;background:${c.tint};border-radius:9px 0 0 9px;padding:18px 8px"
      >
        <div class="quiet" style="font-size:13px;line-height:18px;color:${c.quiet}">${moment.weekday}</div>
        <div class="accent" style="font-size:36px;line-height:42px;font-weight:600;color:${c.accent}">
          ${moment.day}
        </div>
        <div class="quiet" style="font-size:13px;line-height:18px;color:${c.quiet}">${moment.month}</div>
      </td>
      <td class="inner" valign="top" style="padding:16px 20px">
        <div class="ink" style="font-size:18px;line-height:26px;font-weight:600;color:${c.ink}">
          ${ticket.service}
        </div>
        <div class="ink" style="font-size:16px;line-height:24px;color:${c.ink};${decoration}">
          ${moment.time}
        </div>
        ${ticket.readerTime === null ? null : html`<div class="quiet" style="font-size:14px;line-height:20px;color:${c.quiet}">${ticket.readerTime}</div>`}
        ${
          ticket.facts.length === 0
            ? null
            : html`<div style="height:8px;line-height:8px">&nbsp;</div>
                ${factTable(ticket.facts, c)}`
        }
      </td>
    </tr>
  </table>`;
}

export function factTable(facts: readonly Fact[], c: Colours): Markup {
  const rows = facts.map(
    ([label, text]) =>
      html`<tr>
        <td
          class="label quiet"
          valign="top"
          width="96"
          style="width:96px;padding:2px 12px 2px 0;font-size:14px;line-height:20px;color:${c.quiet}"
        >
          ${label}
        </td>
        <td
          class="value ink"
          valign="top"
          style="padding:2px 0;font-size:14px;line-height:20px;color:${c.ink};word-break:break-word"
        >
          ${lines(text)}
        </td>
      </tr>`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
    ${rows}
  </table>`;
}
