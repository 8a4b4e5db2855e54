import { useId } from 'react'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly (readonly [value: Value, name: string])[]
  choose: (value: Value) => void
}

export const Pick = <Value extends string>({ label, value, options, choose }: Props<Value>) => {
  const id = useId()
  return (
    <div className="choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value as Value)}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
