/** A card aligned to the top, so that nothing moves when it grows. Full screen on a phone. */
export const dialogRules = `
dialog { box-sizing: border-box; width: calc(100% - 32px); max-width: 1072px; max-height: calc(100% - 32px); margin: 16px auto;
  padding: 0; border: 0; border-radius: 12px; overflow: hidden; background: light-dark(#fff, #1c1e21);
  color: light-dark(#1d1e20, #ecebe8); box-shadow: 0 12px 48px #0006 }
dialog[open] { display: flex; flex-direction: column }
dialog::backdrop { background: #0009 }
button { flex: none; align-self: end; width: 44px; height: 44px; margin: 2px; border: 0; border-radius: 8px; background: none;
  color: inherit; font: 24px/1 system-ui, sans-serif; cursor: pointer }
button:focus-visible { outline: 2px solid; outline-offset: -4px }
iframe { display: block; flex: 0 1 auto; width: 100%; min-height: 0; border: 0 }
@media (width < 640px) {
  dialog { width: 100%; max-width: none; height: 100%; max-height: none; margin: 0; border-radius: 0 }
  iframe { flex: 1 }
}`;
