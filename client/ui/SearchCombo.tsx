import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { classes } from "./classes.ts";
import field from "./Field.module.css";
import { FieldLabel } from "./FieldLabel.tsx";
import { Icon } from "./Icon.tsx";
import styles from "./SearchCombo.module.css";
import { useThemeAttributes } from "./ThemeRoot.tsx";

/** One thing that the search found. */
export interface SearchOption {
  readonly id: string;
  readonly text: string;
  readonly aside?: string;
}

interface Props {
  readonly label: ReactNode;
  /** What the button beside the field does, in words. */
  readonly openLabel: string;
  readonly options: readonly SearchOption[];
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
  /** Shown in the list when nothing is found. */
  readonly emptyText: ReactNode;
  readonly autoFocus?: boolean;
}

/** A field that searches a long list. The caller filters: `options` is what is found. Loaded when it is opened. */
export function SearchCombo(props: Props) {
  const { label, openLabel, options, search, onSearch, chosen, onChoose, emptyText, autoFocus } = props;
  const theme = useThemeAttributes();
  return (
    <ComboBox
      className={field.field ?? ""}
      items={options}
      inputValue={search}
      onInputChange={onSearch}
      selectedKey={chosen}
      onSelectionChange={(key) => {
        if (key !== null) onChoose(String(key));
      }}
      allowsEmptyCollection
      menuTrigger="focus"
    >
      <FieldLabel>{label}</FieldLabel>
      <Group className={styles.frame ?? ""}>
        <Input
          className={classes(field.control, styles.input)}
          autoFocus={autoFocus}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button className={styles.open ?? ""} aria-label={openLabel}>
          <Icon name="down" />
        </Button>
      </Group>
      <Popover className={styles.popover ?? ""}>
        <div {...theme} className={styles.surface}>
          <ListBox<SearchOption>
            className={styles.list ?? ""}
            renderEmptyState={() => <div className={styles.empty}>{emptyText}</div>}
          >
            {(option) => (
              <ListBoxItem id={option.id} textValue={option.text} className={styles.option ?? ""}>
                <Text slot="label" className={styles.text}>
                  {option.text}
                </Text>
                {option.aside === undefined ? null : (
                  <Text slot="description" className={styles.aside}>
                    {option.aside}
                  </Text>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </div>
      </Popover>
    </ComboBox>
  );
}
