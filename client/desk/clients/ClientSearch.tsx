import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useRouter } from "../../router/RouterProvider.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { type ClientsAddress, toClientsHref } from "./clientsAddress.ts";

/** Typing waits so long before it searches. */
const WAIT_MS = 250;

export function ClientSearch({ address }: { readonly address: ClientsAddress }) {
  const { t } = useLingui();
  const router = useRouter();
  const [text, setText] = useState(address.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = (search: string) => {
    clearTimeout(timer.current);
    router.navigate(toClientsHref({ search: search.trim(), client: null }), { replace: true });
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        open(text);
      }}
    >
      <TextField
        label={t`Search clients`}
        name="search"
        value={text}
        optionalLabel=""
        placeholder={t`Name, email or phone`}
        maxLength={200}
        onChange={(next) => {
          setText(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => open(next), WAIT_MS);
        }}
      />
    </form>
  );
}
