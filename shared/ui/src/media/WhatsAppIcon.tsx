import styles from './WhatsAppIcon.module.css'

/** WhatsApp's logo in the colour of the text, hidden from screen readers. `size` is in px. */
export function WhatsAppIcon({ size = 20 }: { size?: number }) {
  return <span aria-hidden="true" className={styles.logo} style={{ width: size, height: size }} />
}
